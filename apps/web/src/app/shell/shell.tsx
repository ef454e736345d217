import { Outlet } from 'react-router'
import type { Route } from './+types/shell.ts'
import { Failure } from './failure.tsx'
import { Frame } from './frame.tsx'

/** Every page is rendered in the frame. */
export default function Shell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** A page that fails keeps the frame, so that the way out is where it always is. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <Failure error={error} />
    </Frame>
  )
}
