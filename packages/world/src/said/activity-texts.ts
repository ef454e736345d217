import { say } from '@sojourn/i18n'
import type { Texts } from './texts.ts'

/** What activities are sorted by. */
const CATEGORIES: Texts = {
  adventure: () => say`Adventure`,
  air: () => say`In the air`,
  boat: () => say`On a boat`,
  class: () => say`Classes and workshops`,
  cycling: () => say`Cycling`,
  day_trip: () => say`Day trips`,
  extra: () => say`Useful extras`,
  food_and_drink: () => say`Food and drink`,
  guided_tour: () => say`Guided tours`,
  hiking: () => say`Hiking`,
  nature: () => say`Nature`,
  nightlife: () => say`Nightlife`,
  pass: () => say`City passes`,
  private: () => say`Private guides`,
  relaxation: () => say`Relaxing`,
  show: () => say`Shows and concerts`,
  sightseeing: () => say`Sightseeing rides`,
  sightseeing_bus: () => say`Buses and trams`,
  tickets: () => say`Tickets`,
  walking_tour: () => say`Walking tours`,
  water: () => say`Water sports`,
  wildlife: () => say`Wildlife`,
  winter: () => say`Snow and ice`,
}

/** What is in the price, or is not. */
const PARTS: Texts = {
  audio: () => say`Audio guide`,
  breakfast: () => say`Breakfast`,
  club_entry: () => say`Entry to a club`,
  crew: () => say`Skipper and crew`,
  data: () => say`10 GB of data for 30 days`,
  day_bed: () => say`Day bed and towel`,
  drinks: () => say`Drinks`,
  entry: () => say`Entry ticket`,
  entry_fees: () => say`Entry tickets on the way`,
  equipment: () => say`All equipment`,
  food: () => say`Food`,
  guide: () => say`Guide`,
  hot_drink: () => say`A hot drink`,
  instructor: () => say`Instructor`,
  insurance: () => say`Accident insurance`,
  live_music: () => say`Live music`,
  local_transport: () => say`Buses, trams and metro`,
  materials: () => say`All materials`,
  meal: () => say`A full meal`,
  own_piece: () => say`The piece you make`,
  park_fee: () => say`Park fee`,
  photographer: () => say`Photographer`,
  photos_30: () => say`30 edited photos`,
  pilot: () => say`Licensed pilot`,
  return_ride: () => say`The ride there and back`,
  seat: () => say`Reserved seat`,
  snacks: () => say`Snacks`,
  tastings: () => say`Tastings`,
  tips: () => say`Tips`,
  transport: () => say`The drive there and back`,
  treatment: () => say`A massage of 30 minutes`,
  vehicle: () => say`Vehicle with driver`,
  warm_clothes: () => say`Warm overalls and boots`,
  water: () => say`Bottled water`,
  way_there: () => say`Your way to the meeting point`,
  welcome_drink: () => say`Welcome drink`,
}

/** Options that cost more than the usual. */
const OPTIONS: Texts = {
  standard: () => say`Standard`,
  private: () => say`Private, for your group alone`,
  best_seats: () => say`Seats in the front rows`,
  fast_lane: () => say`Fast lane`,
  front_seats: () => say`Seats on the upper deck`,
  longer: () => say`An hour longer`,
  more_photos: () => say`60 photos instead of 30`,
  small_basket: () => say`Small basket, 8 people at most`,
  two_days: () => say`48 hours instead of 24`,
  two_more_days: () => say`5 days instead of 3`,
  window_table: () => say`Table by the window`,
  with_audio: () => say`With an audio guide`,
  with_bar: () => say`With open bar`,
  with_lunch: () => say`With lunch at the winery`,
  with_pairing: () => say`With a drink for each dish`,
  with_video: () => say`With a video of you`,
}

const LEVELS: Texts = {
  easy: () => say`Easy for everyone`,
  moderate: () => say`Moderate: some effort`,
  challenging: () => say`Challenging: for the fit`,
}

const ACCESS: Texts = {
  step_free: () => say`Step-free for wheelchairs`,
  ask: () => say`Some steps; ask us before you book with a wheelchair`,
  not_step_free: () => say`Not suitable for wheelchairs`,
}

const known = { category: CATEGORIES, part: PARTS, option: OPTIONS, level: LEVELS, access: ACCESS }

/** A fact of an activity in the current language, by its code. */
export const activityText = (kind: keyof typeof known, code: string): string => known[kind][code]?.() ?? code
