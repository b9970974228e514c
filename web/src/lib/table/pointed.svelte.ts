// The line of the log that the pointer lies on: a board shows the spaces that it names.
export const pointed = $state({ text: "" });
