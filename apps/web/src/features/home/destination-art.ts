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
  Rome: 'rome',
  Barcelona: 'barcelona',
  London: 'london',
  'New York': 'new-york',
  Tokyo: 'tokyo',
  'Kuwait City': 'kuwait-city',
  'Mexico City': 'mexico-city',
  Montréal: 'montreal',
  Reykjavík: 'reykjavik',
}

export const artOf = (name: string): string | null => DRAWN[name] ?? null
