// Posters that are drawn. A destination without one stands in the list below the posters.
const DRAWN: Readonly<Record<string, string>> = {
  Lisbon: 'lisbon',
  Kyoto: 'kyoto',
  Istanbul: 'istanbul',
  Puglia: 'puglia',
  Paris: 'paris',
  Tulum: 'tulum',
  Zermatt: 'zermatt',
  Holland: 'holland',
  'San Francisco': 'sanfran',
  Brittany: 'brittany',
  Marrakech: 'marrakech',
}

export const artOf = (name: string): string | null => DRAWN[name] ?? null
