import { lazy } from 'react'
import { FieldNote } from '../../ui/field.tsx'
import { unreachedText } from '../../ui/use-lazy.ts'

// Hardly a checkout shows them: their code comes with them alone. A server renders them whole.
export const Companions = lazy(() =>
  import('./companions-part.tsx').then(
    (part) => ({ default: part.Companions }),
    () => ({ default: Unreached }),
  ),
)
export const LeadIdentity = lazy(() =>
  import('./lead-identity.tsx').then(
    (part) => ({ default: part.LeadIdentity }),
    () => ({ default: Unreached }),
  ),
)

/** Without their names nothing can be booked. */
const Unreached = () => <FieldNote kind="error" text={unreachedText()} />
