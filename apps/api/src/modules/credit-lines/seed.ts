// nothing here is translated: data of the demo world
import { money, type OrgId, type UserId } from '@sojourn/kernel'

/** The line of the demo world's agency. */
export const DEMO_LINE = { orgId: 'org_northwind' as OrgId, agentId: 'usr_agent' as UserId, vpId: 'vp_northwind', limit: money(500_000, 'USD') }
