import { say } from '@sojourn/i18n'
import { data } from 'react-router'
import { AccountNav, ActivityList, fetchActivity } from '../../features/account/index.ts'
import { orThrow, serverApi } from '../../lib/http.ts'
import { AccountPage } from '../shell/account-page.tsx'
import type { Route } from './+types/user-activity.ts'

export const meta: Route.MetaFunction = () => [{ title: say`Account activity` }, { name: 'robots', content: 'noindex' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? ''
  const activity = await fetchActivity(serverApi(context), cursor)
  return !activity.ok && activity.status === 401 ? data({ activity: null }, 401) : data({ activity: orThrow(activity) })
}

/** What others did to this account, with their reason. */
export default function UserActivityPage({ loaderData: { activity } }: Route.ComponentProps) {
  return (
    <AccountPage title={say`Account activity`} guest={say`Sign in to see the activity of your account.`}>
      {activity && (
        <>
          <AccountNav />
          <ActivityList activity={activity} />
        </>
      )}
    </AccountPage>
  )
}
