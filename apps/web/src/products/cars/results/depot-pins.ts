import { commaText, moneyText, say } from '@sojourn/i18n'
import type { MapPin } from '../../../ui/map/pins.ts'
import type { Depot } from '../cars-api.ts'

/** A pin for every desk: its lowest price, or that it is closed or has no car. Those with cars first. */
export function depotPins(depots: readonly Depot[], currency: string): readonly MapPin[] {
  const pins = depots.map((depot): MapPin => {
    const label = depot.from !== null ? moneyText(depot.from, currency) : depot.is_open ? say`No cars` : say`Closed`
    const { depot_id: id, supplier, name, latitude, longitude } = depot
    return { id, name: supplier, latitude, longitude, label, spoken: commaText([supplier, name, label]), listed: depot.from !== null }
  })
  return pins.toSorted((a, b) => Number(b.listed) - Number(a.listed))
}
