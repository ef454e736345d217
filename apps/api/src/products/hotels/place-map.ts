import { placeMap } from '@sojourn/contracts'
import { accept, type Outcome, type Refusal, refuse, type Transactions, type Tx } from '@sojourn/kernel'
import { type Route, route } from '../../http/index.ts'
import type { PlaceGround } from './domain/ground.ts'
import type { PlaceId } from './domain/ids.ts'
import { REFUSALS } from './http-asked.ts'
import type { Parts } from './parts.ts'

/** The ground of a destination, or of the one that a district, landmark, airport or property lies in. */
async function findGround({ catalogue, store }: Parts, tx: Tx, placeId: string): Promise<Outcome<PlaceGround, Refusal<'unknown_destination'>>> {
  const own = await catalogue.ground(tx, placeId)
  if (own) return accept(own)
  const place = await store.findPlace(tx, placeId as PlaceId)
  const around = place && (await catalogue.ground(tx, place.destinationId))
  return around ? accept(around) : refuse('unknown_destination')
}

export const placeMapHttp = (parts: Parts, db: Transactions): Route =>
  route(placeMap, (body, caller) => db.inTenant(caller.orgId, (tx) => findGround(parts, tx, body.destination), { readOnly: true }), REFUSALS)
