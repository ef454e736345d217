import { dayIn } from '@sojourn/kernel'
import { useState } from 'react'
import { data } from 'react-router'
import { DetailsPage, DetailsShape, type FoundHotel, findHotel, statusOf } from '../../features/hotel-details/index.ts'
import { PartyField } from '../../features/hotel-search/index.ts'
import { isByScript } from '../../lib/by-script.ts'
import { serverApi } from '../../lib/http.ts'
import type { Party } from '../../lib/stay-address.ts'
import { Later } from '../../ui/later.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { Route } from './+types/hotel-details.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { search, searchParams: query } = new URL(request.url)
  const today = dayIn('UTC', Date.now())
  const found = findHotel({ client: serverApi(context), query, today })
  const about = { today, again: `/hotel-details${search}`, hotel: query.get('hotel') ?? '' }
  if (isByScript(request)) return data({ ...about, found })
  const whole = await found
  return data({ ...about, found: whole }, { status: statusOf(whole) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const found = loaderData?.found
  const known = found instanceof Promise ? undefined : found
  const words = known?.at === 'found' ? [{ name: 'description', content: known.found.hotel.description }] : []
  return [{ title: titleOf(known) }, ...words]
}

function titleOf(found: FoundHotel | undefined): string {
  if (found?.at !== 'found') return 'The hotel'
  const { name, city } = found.found.hotel
  return `${name}, ${city}`
}

export default function HotelDetailsPage({ loaderData: { found, today, again, hotel } }: Route.ComponentProps) {
  return (
    <main id="content" className="page-width">
      <Later<FoundHotel> value={found} name={hotel} shape={<DetailsShape />}>
        {(ready) => (
          <>
            <PageTitle>{titleOf(ready)}</PageTitle>
            <DetailsPage found={ready} today={today} again={again} party={(rooms) => <PartySlot rooms={rooms} />} />
          </>
        )}
      </Later>
    </main>
  )
}

/** The party of the stay form belongs to the feature that searches. */
function PartySlot({ rooms: asked }: { rooms: readonly Party[] }) {
  const [rooms, setRooms] = useState(asked)
  return <PartyField rooms={rooms} onChange={setRooms} />
}
