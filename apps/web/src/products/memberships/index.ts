export { fetchCharges, fetchMandate, fetchPlans, type Plans } from './memberships-api.ts'
export { OwnMembership } from './own/own-membership.tsx'
