/** An account at Stripe, and what its webhooks are signed with. */
export interface StripeConfig {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Another server with Stripe's API; without it, Stripe's own. */
  readonly server?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' }
  /** How long an answer may take before it counts as none; 12 seconds where it is not said. */
  readonly timeoutMs?: number
  /** Card numbers go to that server as they are: for a sandbox of ours only. Stripe's own takes tokens of its fields. */
  readonly rawCards?: boolean
}
