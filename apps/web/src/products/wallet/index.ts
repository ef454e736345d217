export { Wallet } from './wallet.tsx'
export { WalletFailed, WalletShape } from './wallet-states.tsx'
