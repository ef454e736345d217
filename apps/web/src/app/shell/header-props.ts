import type { ProductLink } from '../../products/registry.ts'

/** What each version of the bar is given. */
export interface HeaderProps {
  readonly name: string
  readonly links: readonly ProductLink[]
  /** In a checkout: no ways out to the side. */
  readonly quiet: boolean
}
