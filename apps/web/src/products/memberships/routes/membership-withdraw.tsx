import { say } from '@sojourn/i18n'
import { ProsePage } from '../../../app/shell/prose-page.tsx'
import { EndingPage } from '../ending/ending-page.tsx'
import type { Route } from './+types/membership-withdraw.ts'
import { loadEnding } from './load-ending.ts'

// Anyone with the address can open the membership: no referrer is sent to other sites.
export const meta: Route.MetaFunction = () => [
  { title: say`Withdraw from contract here` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export const loader = (args: Route.LoaderArgs) => loadEnding(args)

export default function MembershipWithdrawPage({ loaderData }: Route.ComponentProps) {
  return (
    <ProsePage title={say`Withdraw from contract here`} narrow>
      <EndingPage how="withdraw" {...loaderData} />
    </ProsePage>
  )
}
