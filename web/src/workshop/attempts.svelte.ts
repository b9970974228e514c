// Things that may be refused: one at a time, and what came of the last of them.
import { inWords } from "./api";

export class Attempts {
  trouble = $state("");
  said = $state("");
  busy = $state(false);

  async attempt(what: () => Promise<string>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.said = this.trouble = "";
    try {
      this.said = await what();
    } catch (error) {
      this.trouble = inWords(error);
    }
    this.busy = false;
  }
}
