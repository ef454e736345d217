import { classes } from './classes.ts'

export interface TabLink {
  readonly href: string
  readonly label: string
}

/** Links to the parts of one page, 3 px ink under the chosen one. They are links, so they work before any script does. */
export function Tabs({ label, tabs, chosen }: { label: string; tabs: readonly TabLink[]; chosen: string }) {
  return (
    <nav aria-label={label} className="no-bar flex gap-7 overflow-x-auto border-b border-rule">
      {tabs.map((tab) => (
        <a
          key={tab.href}
          href={tab.href}
          aria-current={tab.href === chosen ? 'true' : undefined}
          className={classes('tab', tab.href === chosen && 'tab-chosen')}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  )
}
