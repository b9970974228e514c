// A secret as words that can be said and typed: nine of five letters, two bytes each (proquints).
const CONSONANTS = "bdfghjklmnprstvz";
const VOWELS = "aiou";

export function phraseOf(key: string): string {
  const bytes = Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const words: string[] = [];
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const pair = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    const letter = (from: string, shift: number): string => from[(pair >> shift) & (from.length - 1)] ?? "";
    words.push(letter(CONSONANTS, 12) + letter(VOWELS, 10) + letter(CONSONANTS, 6) + letter(VOWELS, 4) + letter(CONSONANTS, 0));
  }
  return words.join(" ");
}

/** The secret behind a phrase, "" where it is none. */
export function keyOf(phrase: string): string {
  const words = phrase.toLowerCase().split(/[^a-z]+/).filter(Boolean);
  if (words.length !== 9) return "";
  const bytes: number[] = [];
  for (const word of words) {
    if (word.length !== 5) return "";
    let pair = 0;
    for (const [at, letter] of [...word].entries()) {
      const from = at % 2 ? VOWELS : CONSONANTS;
      const value = from.indexOf(letter);
      if (value < 0) return "";
      pair = pair * from.length + value;
    }
    bytes.push(pair >> 8, pair & 255);
  }
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}
