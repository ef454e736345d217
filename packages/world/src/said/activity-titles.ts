import { countryNameText, currentLanguage, say } from '@sojourn/i18n'
import { exonymOf } from '../exonyms/index.ts'

type Title = (of: string) => string

/** Titles of activities by their template; what they are about keeps its own name. */
const TITLES: Readonly<Record<string, Title>> = {
  'skip-line': (of) => say`Skip-the-line ticket: ${of}`,
  'museum-guide': (of) => say`${of} with an art historian`,
  'old-town-walk': (of) => say`Old town walk: ${of}`,
  'free-walk': (of) => say`Pay-what-you-like walk: ${of}`,
  'night-walk': (of) => say`${of} after dark`,
  'ghost-walk': (of) => say`Ghosts and legends: ${of}`,
  'food-walk': (of) => say`Food walk: the tastes of ${of}`,
  'market-cooking': () => say`Market visit and cooking class`,
  'wine-half': () => say`Half a day in the vineyards`,
  'wine-bar': (of) => say`Three wine bars: ${of}`,
  brewery: (of) => say`Breweries of ${of}`,
  tea: (of) => say`Tea ceremony: ${of}`,
  coffee: () => say`Coffee from bean to cup`,
  'bike-city': (of) => say`${of} by bicycle`,
  'ebike-hills': () => say`E-bike ride to the lookouts`,
  'hop-on': () => say`Hop-on hop-off bus, 24 hours`,
  'tram-heritage': (of) => say`${of} by historic tram`,
  'cable-car': () => say`Cable car or funicular, there and back`,
  'river-cruise': () => say`River cruise`,
  'dinner-cruise': () => say`Dinner cruise`,
  'sunset-sail': () => say`Sunset sail`,
  catamaran: () => say`Catamaran day with lunch`,
  'island-hop': () => say`Island hopping by boat`,
  whales: () => say`Whale watching`,
  dolphins: () => say`Dolphins at dawn`,
  snorkel: () => say`Snorkel trip to the reef`,
  'dive-try': () => say`First dive with an instructor`,
  'dive-two': () => say`Two dives for certified divers`,
  kayak: () => say`Sea kayaking along the coast`,
  sup: () => say`Stand-up paddle lesson`,
  surf: () => say`Surf lesson`,
  'beach-club': () => say`Day bed at a beach club`,
  'hike-half': (of) => say`Half-day hike: ${of}`,
  'hike-sunrise': () => say`Sunrise hike`,
  waterfall: () => say`Waterfalls and swimming holes`,
  'park-day': () => say`Day trip to the national park`,
  'game-drive': () => say`Game drive`,
  balloon: () => say`Balloon flight at sunrise`,
  helicopter: (of) => say`Helicopter over ${of}`,
  paraglide: () => say`Tandem paragliding`,
  zipline: () => say`Zip line through the canopy`,
  raft: () => say`White-water rafting`,
  quad: () => say`Quad bike safari`,
  'dune-dinner': () => say`Dunes, dinner and stars`,
  camel: () => say`Camel ride at sunset`,
  stargaze: () => say`Stargazing with an astronomer`,
  aurora: () => say`Northern lights chase`,
  husky: () => say`Husky sledding`,
  snowmobile: () => say`Snowmobile safari`,
  'ski-lesson': () => say`Ski lesson`,
  snowshoe: () => say`Snowshoe walk`,
  'hot-spring': () => say`Thermal baths`,
  spa: () => say`Steam bath and massage`,
  yoga: () => say`Morning yoga by the water`,
  dance: (of) => say`${of}: lesson and show`,
  opera: () => say`Seat at a concert or the opera`,
  'tapas-show': () => say`Folk evening with dinner`,
  craft: (of) => craftTitle(of),
  photo: (of) => say`Portraits at ${of}`,
  tuk: (of) => say`${of} by tuk-tuk or sidecar`,
  'vintage-car': (of) => say`${of} in an open car`,
  segway: (of) => say`${of} on two wheels`,
  'pub-crawl': (of) => say`Bars of ${of}`,
  'day-trip': (of) => say`Day trip to ${of}`,
  'private-guide': () => say`A guide of your own for half a day`,
  'city-card': (of) => say`${of} card, 3 days`,
  esim: (of) => say`eSIM with 10 GB for ${of}`,
}

function craftTitle(craft: string): string {
  const titles: Readonly<Record<string, () => string>> = {
    tiles: () => say`Tile painting workshop`,
    pottery: () => say`Pottery workshop`,
    mosaic: () => say`Mosaic workshop`,
    paper: () => say`Paper-making workshop`,
    batik: () => say`Batik workshop`,
    weaving: () => say`Weaving workshop`,
    glass: () => say`Glass workshop`,
  }
  return titles[craft]?.() ?? craft
}

/** Templates whose title is about a city of the world, by its key, or about a country, by its code. */
const CITIES: ReadonlySet<string> = new Set([
  ...['night-walk', 'brewery', 'bike-city', 'tram-heritage', 'helicopter', 'tuk', 'vintage-car', 'segway', 'day-trip', 'city-card'],
])

/** What an activity is called in the current language, by its template and what it is about; `city` is that city's English name, where it is about one. */
export function activityTitle(template: string, of: string, city: string): string {
  const about = CITIES.has(template) ? (exonymOf(of, currentLanguage()) ?? city) : template === 'esim' ? countryNameText(of) : of
  return TITLES[template]?.(about) ?? about
}
