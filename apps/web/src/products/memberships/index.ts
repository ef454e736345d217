export { fetchPlans } from './memberships-api.ts'
/** The dialog of plans, with all it takes to pay one: fetched by a person who sees it. */
export const loadPlansDialog = () => import('./plans/plans-dialog.tsx').then(({ PlansDialog }) => PlansDialog)
