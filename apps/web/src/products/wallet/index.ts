export { Wallet } from './wallet.tsx'
export { WalletFailed, WalletSkeleton } from './wallet-states.tsx'
