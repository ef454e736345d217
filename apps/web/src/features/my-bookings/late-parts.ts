// Few press these, and each asks before it does anything: fetched when first opened.
export const loadCancelDialog = () => import('./cancel-dialog.tsx').then(({ CancelDialog }) => CancelDialog)
export const loadGiveUpDialog = () => import('./give-up-dialog.tsx').then(({ GiveUpDialog }) => GiveUpDialog)
