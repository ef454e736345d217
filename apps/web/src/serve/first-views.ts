import type { FirstView } from '../lib/first-view.ts'
import type { StaticFiles } from './static-files.ts'

/** What documents of first visits carry within themselves, from the files of the build. */
export function createFirstViews(files: Pick<StaticFiles, 'read'>): (request: Request, isOfflineCopy?: boolean) => FirstView {
  const texts = new Map<string, string | null>()
  const text = (address: string) => {
    const known = texts.get(address) ?? files.read(address)?.toString() ?? null
    texts.set(address, known)
    return known
  }
  const forPhone: FirstView = {
    text,
    // Read again for each page: in memory all pictures would be some fifty megabytes, and the system's own cache has them.
    picture: (address) => (address.endsWith('.avif') ? dataUrl('image/avif', files.read(address)) : null),
  }
  // A large screen may show any of several widths, mostly on a faster line: its pictures stay files.
  const forOthers: FirstView = { text, picture: () => null }
  // A stored page has all of its pictures within.
  return (request, isOfflineCopy = false) => (isOfflineCopy || isPhone(request) ? forPhone : forOthers)
}

const dataUrl = (type: string, bytes: Buffer | null): string | null => bytes && `data:${type};base64,${bytes.toString('base64')}`

/** What the browsers of phones have in common in the name they give themselves. */
const isPhone = (request: Request): boolean => /\bMobi/.test(request.headers.get('user-agent') ?? '')
