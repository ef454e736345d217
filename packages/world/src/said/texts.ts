/** Texts in the current language, by their English: what is stored is the English, which old rows have too. */
export type Texts = Readonly<Record<string, () => string>>
