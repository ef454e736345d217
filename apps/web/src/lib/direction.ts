// Languages that are written from right to left, by their own subtag.
const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'ha', 'he', 'ks', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** Which way a page of this language runs. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(new Intl.Locale(language).language) ? 'rtl' : 'ltr')
