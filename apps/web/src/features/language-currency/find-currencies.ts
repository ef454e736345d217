export interface CurrencyChoice {
  readonly code: string
  readonly name: string
}

/** Currencies whose code or name holds the text; all of them without one. */
export function findCurrencies<C extends CurrencyChoice>(all: readonly C[], text: string): readonly C[] {
  const wanted = text.trim().toLowerCase()
  return all.filter(({ code, name }) => code.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted))
}
