import { AMENITY_TEXTS } from './amenity-texts.ts'
import { BED_TEXTS } from './bed-texts.ts'
import { CAR_TEXTS } from './car-texts.ts'
import { COURT_TEXTS } from './court-texts.ts'
import { FLIGHT_TAX_TEXTS } from './flight-tax-texts.ts'
import { ROAD_TEXTS } from './road-texts.ts'
import { ROOM_TEXTS } from './room-texts.ts'
import { STAY_TEXTS } from './stay-texts.ts'
import { TAX_TEXTS } from './tax-texts.ts'
import type { Texts } from './texts.ts'
import { VIEW_TEXTS } from './view-texts.ts'

// In a map: what is asked for may be called like a method of an object.
const known = new Map(
  [AMENITY_TEXTS, BED_TEXTS, CAR_TEXTS, COURT_TEXTS, FLIGHT_TAX_TEXTS, ROAD_TEXTS, ROOM_TEXTS, STAY_TEXTS, TAX_TEXTS, VIEW_TEXTS].flatMap((texts: Texts) =>
    Object.entries(texts),
  ),
)

/** A fact of the world (an amenity, a bed, a tax, a class of cars …) in the current language, by its English. What is not known stays as it is stored. */
export const factText = (english: string): string => known.get(english.replaceAll('’', "'"))?.() ?? english
