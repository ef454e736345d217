import type { World } from '@sojourn/world'

/** What a product makes of the demo world, once, when it is first asked for; null where no world is served. */
export function lazyCatalogue<Made>(world: () => World | null, make: (world: World) => Made): () => Made | null {
  let made: Made | null | undefined
  return () => {
    if (made === undefined) {
      const served = world()
      made = served && make(served)
    }
    return made
  }
}
