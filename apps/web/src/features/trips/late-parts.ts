// Each of these asks before it does anything: fetched when first opened.
export const loadTripForm = () => import('./trip-form.tsx').then(({ TripForm }) => TripForm)
export const loadShareDialog = () => import('./share-dialog.tsx').then(({ ShareDialog }) => ShareDialog)
export const loadLeaveDialog = () => import('./leave-dialog.tsx').then(({ LeaveDialog }) => LeaveDialog)
