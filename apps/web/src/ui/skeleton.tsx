import { classes } from './classes.ts'

/** A flat block where a picture, a name or a price will be. Give it its size by classes: `<Skeleton className="h-5 w-40" />`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classes('block max-w-full bg-skeleton', className)} />
}

/** Wraps skeletons, or comes before them, and says once to assistive tools what is being fetched. */
export function Loading({ what, children }: { what: string; children?: React.ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{what}</span>
      {children}
    </div>
  )
}
