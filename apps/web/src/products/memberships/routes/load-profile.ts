import { data, type LoaderFunctionArgs } from 'react-router'
import { orThrow, serverApi } from '../../../lib/http.ts'
import { fetchCharges, fetchMandate, fetchPlans } from '../memberships-api.ts'

/** All that a person's page shows, the plan check with it (A2.2, A2.3). What cannot be loaded besides the account leaves its place on the page, not the page. */
export async function loadProfile({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  const api = serverApi(context)
  const [account, value, plans, charges, mandate] = await Promise.all([
    api.post('/api/user/getAccount', {}),
    api.post('/api/user/getValue', {}),
    fetchPlans(api),
    fetchCharges(api),
    fetchMandate(api),
  ])
  if (!account.ok && account.status === 401) return data({ page: null }, 401)
  return data({
    page: {
      account: orThrow(account),
      value: value.ok ? value.data : null,
      plans: plans.ok ? plans.data : null,
      charges: charges.ok ? charges.data : null,
      mandate: mandate.ok ? mandate.data.mandate : null,
    },
  })
}
