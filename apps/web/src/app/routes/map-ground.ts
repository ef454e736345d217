import { serverApi } from '../../lib/http.ts'
import { groundOf } from '../../ui/map/ground.ts'
import type { Route } from './+types/map-ground.ts'

const DAY_S = 86_400

/**
 * What the map of a place is drawn from, for the browser that shows one. A request of its own, so that documents do not carry what phones never show, and
 * one that a browser can cache: the ground changes with a release at most.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const answer = await serverApi(context).post('/api/places/map', { destination: params.placeId })
  if (!answer.ok) return Response.json(null, { status: answer.status >= 400 ? answer.status : 503 })
  return Response.json(groundOf(answer.data), { headers: { 'cache-control': `private, max-age=${DAY_S}` } })
}
