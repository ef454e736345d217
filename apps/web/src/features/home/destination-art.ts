// Posters that are drawn. A destination without one stands in the list below the posters.
const DRAWN: Readonly<Record<string, string>> = {
  Lisbon: 'lisbon',
  Kyoto: 'kyoto',
  Istanbul: 'istanbul',
  Puglia: 'puglia',
  Paris: 'paris',
  Tulum: 'tulum',
  Zermatt: 'zermatt',
  Amsterdam: 'holland',
  'San Francisco': 'sanfran',
  'Saint-Malo': 'brittany',
  Marrakech: 'marrakech',
}

export const artOf = (name: string): string | null => DRAWN[name] ?? null
