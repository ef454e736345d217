export { AgencyPayouts } from './agency-payouts.tsx'
export { fetchEarnings } from './payouts-api.ts'
