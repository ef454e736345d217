export interface LanguageChoice {
  readonly code: string
  readonly name: string
}

/** Languages whose code or name holds the text, whatever the case (B5.5); all of them without one. */
export function findLanguages<L extends LanguageChoice>(all: readonly L[], text: string): readonly L[] {
  const wanted = text.trim().toLowerCase()
  return all.filter(({ code, name }) => code.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted))
}
