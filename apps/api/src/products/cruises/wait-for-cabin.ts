import { commaText, dayTextLong } from '@sojourn/i18n'
import { accept, instantMs, invariant, refuse } from '@sojourn/kernel'
import { cruiseText } from '@sojourn/world'
import { defineWaits, type Waits } from '../../sale/waits.ts'
import { type CruiseAsk, cruiseAsk } from './cruise-ask.ts'
import { chosenCabin } from './cruise-ask-of.ts'
import { guestsText } from './cruise-words.ts'
import { partyFaultOf } from './domain/party.ts'
import { assignable, findAskedSailing, firstZone, freeCabins, gradeFor } from './find-sailing.ts'
import type { CruiseParts } from './parts.ts'

const OFFER_MINUTES = 60
/** How many of the cabins that would do are tried. */
const TRIED_MAX = 4

/** A cabin of a grade is waited for, whichever it is: all who wait on a sailing stand in one line. */
export function waitsForCabins(parts: CruiseParts): Waits {
  const find = ({ sailingId }: Pick<CruiseAsk, 'sailingId'>) => {
    const catalogue = parts.catalogue()
    const sailing = catalogue?.findSailing(sailingId)
    return catalogue && sailing ? { catalogue, sailing } : null
  }
  const known = (ask: CruiseAsk) => {
    const found = find(ask)
    invariant(found, `only sailings of the catalogue are waited for: ${ask.sailingId}`)
    return found
  }
  return defineWaits<CruiseAsk, CruiseAsk>({
    wanted: cruiseAsk,
    async wantedOf(fields, caller, currency) {
      const chosen = await chosenCabin({ ...Object(fields), currency }, caller)
      if (!chosen.ok) return chosen
      const found = find(chosen.value)
      if (!found || !gradeFor(found, chosen.value.grade, chosen.value.guests.length).ok) return refuse('bad_input')
      const { rule } = found.catalogue.at(found.sailing, found.sailing.startsOn)
      return partyFaultOf(rule, chosen.value.guests) ? refuse('bad_input') : accept({ ...chosen.value, cabin: null, option: false })
    },
    lineOf: ({ sailingId }) => sailingId,
    isSameThing: (a, b) => a.grade === b.grade,
    async asksOf(tx, wanted) {
      const asked = await findAskedSailing(parts, tx, wanted.sailingId, wanted)
      if (!asked.ok) return []
      const grade = gradeFor(asked.value, wanted.grade, wanted.guests.length)
      if (!grade.ok) return []
      const free = freeCabins(asked.value, grade.value, wanted.guests.length).slice(0, TRIED_MAX)
      const isAssigned = assignable(asked.value, grade.value, wanted.guests.length).length > 0
      return [...free.map(({ cabin }) => ({ ...wanted, cabin })), ...(isAssigned ? [wanted] : [])]
    },
    async lastMs(_tx, wanted) {
      const { catalogue, sailing } = known(wanted)
      return instantMs(sailing.startsOn, '00:00', firstZone(catalogue, sailing))
    },
    async describe(_tx, wanted) {
      const { sailing } = known(wanted)
      return {
        title: cruiseText('title', sailing.itinerary.title),
        summary: commaText([sailing.ship.name, cruiseText('grade', wanted.grade), guestsText(wanted.guests.length), dayTextLong(sailing.startsOn)]),
      }
    },
    offerMinutes: OFFER_MINUTES,
  })
}
