import type { MovingName } from '../moving/index.ts'
import type { PlantName } from '../nature/plants.ts'
import type { FarKind } from '../nature/town.ts'
import { baobab } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import type { SettingName } from '../settings/index.ts'
import * as antiquity from './antiquity.ts'
import * as bridges from './bridges.ts'
import * as carvedTowers from './carved-towers.ts'
import * as castles from './castles.ts'
import * as desertRock from './desert-rock.ts'
import * as farms from './farms.ts'
import * as gabledTowns from './gabled-towns.ts'
import * as harbourFronts from './harbour-fronts.ts'
import * as highRises from './high-rises.ts'
import * as ironTowers from './iron-towers.ts'
import * as islam from './islam.ts'
import * as japan from './japan.ts'
import * as mills from './mills.ts'
import * as mountains from './mountains.ts'
import * as northernChurches from './northern-churches.ts'
import * as pleasures from './pleasures.ts'
import * as pyramidBuilders from './pyramid-builders.ts'
import * as seaRock from './sea-rock.ts'
import * as shoreHouses from './shore-houses.ts'
import * as skyline from './skyline.ts'
import * as southernChurches from './southern-churches.ts'
import * as southernTowns from './southern-towns.ts'
import * as spiredChurches from './spired-churches.ts'
import * as statues from './statues.ts'
import * as stoneTowers from './stone-towers.ts'
import * as temples from './temples.ts'
import * as terraces from './terraces.ts'
import * as wildWater from './wild-water.ts'

/** A landmark and the picture it is drawn in by default. */
export interface Motif {
  /** Draws it standing on the origin, 100 high. */
  readonly draw: (pen: Pen) => void
  /** How high it stands on a sheet of 800. */
  readonly tall: number
  readonly setting: SettingName
  readonly moving: MovingName | 'none'
  readonly plant: PlantName
  readonly far: FarKind
  /** Pale when the landmark itself is red. */
  readonly sun: 'hot' | 'light'
  /** Wide ones are placed nearer the middle. */
  readonly wide: boolean
}

type Rest = Partial<Pick<Motif, 'far' | 'sun' | 'wide'>>

const motif = (draw: Motif['draw'], tall: number, setting: SettingName, moving: Motif['moving'], plant: PlantName, rest: Rest = {}): Motif => ({
  draw,
  tall,
  setting,
  moving,
  plant,
  far: 'roofs',
  sun: 'hot',
  wide: false,
  ...rest,
})

const wide = { wide: true } as const
const pale = { sun: 'light' } as const

/** Every landmark the engine can draw. */
export const motifs = {
  'lattice-tower': motif(ironTowers.latticeTower, 500, 'river', 'ferry', 'none'),
  'needle-tower': motif(ironTowers.needleTower, 500, 'river', 'ferry', 'none', { far: 'towers' }),
  'clock-tower': motif(stoneTowers.clockTower, 430, 'river', 'ferry', 'none', { far: 'spires' }),
  'deco-tower': motif(highRises.decoTower, 510, 'river', 'ferry', 'none', { far: 'towers' }),
  'spire-tower': motif(ironTowers.spireTower, 540, 'river', 'dhow', 'date-palms', { far: 'towers' }),
  'twin-towers': motif(highRises.twinTowers, 470, 'square', 'none', 'fan-palms', { far: 'towers' }),
  campanile: motif(stoneTowers.campanile, 440, 'river', 'gondola', 'none', { far: 'domes', ...pale }),
  'leaning-tower': motif(stoneTowers.leaningTower, 430, 'square', 'bicycle', 'pine'),
  pagoda: motif(japan.pagoda, 510, 'misty', 'none', 'maple'),
  torii: motif(japan.torii, 280, 'lagoon', 'canoe', 'blossom', pale),
  'white-keep': motif(japan.himejiKeep, 380, 'misty', 'none', 'blossom'),
  'round-hall': motif(temples.roundHall, 400, 'misty', 'none', 'pine', pale),
  stupa: motif(temples.stupa, 400, 'misty', 'balloon', 'fan-palms', { ...pale, far: 'domes' }),
  prang: motif(temples.prang, 440, 'river', 'longtail', 'none', { far: 'spires' }),
  'lotus-towers': motif(carvedTowers.lotusTowers, 270, 'lagoon', 'none', 'jungle', wide),
  gopuram: motif(carvedTowers.gopuram, 440, 'square', 'none', 'palms', pale),
  'domed-mosque': motif(islam.domedMosque, 290, 'river', 'ferry', 'none', { far: 'domes', ...wide }),
  'square-minaret': motif(islam.squareMinaret, 440, 'desert', 'none', 'date-palms', pale),
  'mud-mosque': motif(islam.mudMosque, 270, 'desert', 'camels', 'date-palms', { ...pale, ...wide }),
  'gulf-mosque': motif(islam.gulfMosque, 300, 'bigSea', 'dhow', 'date-palms', wide),
  mausoleum: motif(islam.mausoleum, 290, 'river', 'canoe', 'cypresses', { ...wide, far: 'domes' }),
  'church-dome': motif(southernChurches.churchDome, 340, 'square', 'bicycle', 'cypresses', pale),
  cathedral: motif(spiredChurches.cathedral, 430, 'square', 'tram', 'trees', { far: 'spires', ...pale }),
  'drip-spires': motif(southernChurches.dripSpires, 470, 'square', 'none', 'fan-palms'),
  'onion-domes': motif(spiredChurches.onionDomes, 400, 'square', 'tram', 'none', { far: 'domes', ...pale }),
  'stave-church': motif(northernChurches.staveChurch, 330, 'fjord', 'ferry', 'firs'),
  'basalt-church': motif(northernChurches.basaltChurch, 400, 'bigSea', 'whale', 'none'),
  'igloo-church': motif(northernChurches.iglooChurch, 250, 'snow', 'none', 'none'),
  'mission-church': motif(southernChurches.missionChurch, 340, 'square', 'bus', 'cactus', pale),
  'gate-tower': motif(spiredChurches.gateTower, 400, 'river', 'ferry', 'none', { far: 'spires' }),
  pyramids: motif(pyramidBuilders.pyramids, 300, 'desert', 'camels', 'date-palms', wide),
  'stepped-pyramid': motif(pyramidBuilders.steppedPyramid, 330, 'misty', 'none', 'jungle'),
  'greek-temple': motif(antiquity.greekTemple, 250, 'misty', 'none', 'olives', { ...wide, ...pale }),
  colosseum: motif(antiquity.colosseum, 250, 'square', 'bicycle', 'pine', wide),
  'triumphal-arch': motif(antiquity.triumphalArch, 300, 'square', 'bus', 'trees'),
  'rock-treasury': motif(antiquity.rockTreasury, 330, 'desert', 'camels', 'none', pale),
  'stone-heads': motif(pyramidBuilders.stoneHeads, 270, 'grassland', 'none', 'none', wide),
  castle: motif(castles.castle, 360, 'misty', 'none', 'trees'),
  'fairy-castle': motif(castles.fairyCastle, 400, 'alp', 'none', 'firs'),
  'red-fort': motif(castles.redFort, 290, 'desert', 'elephants', 'none', { ...pale, ...wide }),
  adobe: motif(castles.adobe, 250, 'desert', 'none', 'cactus', { ...pale, ...wide }),
  kasbah: motif(castles.kasbah, 280, 'desert', 'camels', 'date-palms', { ...pale, ...wide }),
  'suspension-bridge': motif(bridges.suspensionBridge, 400, 'harbour', 'sail', 'cypresses', { ...pale, far: 'towers' }),
  'tower-bridge': motif(bridges.towerBridge, 320, 'harbour', 'ferry', 'none', { far: 'spires', ...pale, ...wide }),
  'steel-arch': motif(bridges.steelArch, 250, 'harbour', 'ferry', 'none', { far: 'towers', ...wide }),
  'arch-bridge': motif(bridges.archBridge, 300, 'harbour', 'ferry', 'none', { far: 'domes', ...wide }),
  viaduct: motif(bridges.viaduct, 300, 'alp', 'none', 'firs', wide),
  'hump-bridge': motif(bridges.humpBridge, 300, 'fjord', 'none', 'trees', { ...pale, ...wide }),
  windmill: motif(mills.windmill, 470, 'plain', 'none', 'none', pale),
  'island-mill': motif(mills.islandMill, 260, 'cliff', 'sail', 'none', wide),
  trulli: motif(farms.trulli, 310, 'misty', 'none', 'olives', { ...pale, ...wide }),
  chalet: motif(farms.chalet, 220, 'alp', 'cable-car', 'firs', pale),
  rorbuer: motif(shoreHouses.rorbuer, 210, 'fjord', 'sail', 'none', { ...pale, ...wide }),
  'stilt-houses': motif(shoreHouses.stiltHouses, 250, 'lagoon', 'canoe', 'palms', wide),
  yurts: motif(farms.yurts, 240, 'grassland', 'camels', 'none', wide),
  'blue-domes': motif(shoreHouses.blueDomes, 310, 'cliff', 'none', 'none', wide),
  'canal-houses': motif(gabledTowns.canalHouses, 330, 'river', 'canoe', 'trees', { ...pale, ...wide }),
  'half-timbered': motif(gabledTowns.halfTimbered, 330, 'square', 'bicycle', 'none', { ...pale, ...wide }),
  'colonial-arcade': motif(southernTowns.colonialArcade, 310, 'square', 'bus', 'palms', { ...pale, ...wide }),
  skyscrapers: motif(skyline.skyscrapers, 400, 'harbour', 'ferry', 'none', { far: 'towers', ...wide }),
  'walled-town': motif(southernTowns.walledTown, 290, 'bigSea', 'sail', 'pine', { ...pale, ...wide }),
  volcano: motif(mountains.volcano, 330, 'misty', 'none', 'blossom', wide),
  'smoking-volcano': motif(mountains.smokingVolcano, 330, 'bigSea', 'sail', 'palms', { ...pale, ...wide }),
  'table-mountain': motif(mountains.tableMountain, 230, 'bigSea', 'sail', 'pine', wide),
  mesa: motif(desertRock.mesa, 330, 'desert', 'none', 'cactus', { ...pale, ...wide }),
  karst: motif(seaRock.karst, 380, 'lagoon', 'longtail', 'jungle', wide),
  'sea-arch': motif(seaRock.seaArch, 250, 'bigSea', 'sail', 'none', wide),
  cliffs: motif(seaRock.cliffs, 320, 'bigSea', 'whale', 'none', wide),
  waterfall: motif(wildWater.waterfall, 360, 'bigSea', 'canoe', 'jungle', wide),
  glacier: motif(wildWater.glacier, 340, 'bigSea', 'liner', 'none', wide),
  'hot-spring': motif(terraces.hotSpring, 330, 'misty', 'none', 'pine', wide),
  dunes: motif(desertRock.dunes, 330, 'desert', 'camels', 'date-palms', wide),
  'rice-terraces': motif(terraces.riceTerraces, 310, 'misty', 'none', 'palms', wide),
  lighthouse: motif(statues.lighthouse, 420, 'cliff', 'sail', 'none'),
  'statue-on-hill': motif(statues.statueOnHill, 430, 'bay', 'sail', 'palms'),
  'torch-figure': motif(statues.torchFigure, 430, 'harbour', 'ferry', 'none', { far: 'towers' }),
  'opera-shells': motif(pleasures.operaShells, 250, 'harbour', 'ferry', 'none', { far: 'towers', ...wide }),
  'big-wheel': motif(pleasures.bigWheel, 410, 'river', 'ferry', 'trees', { far: 'spires', ...pale }),
  pier: motif(pleasures.pier, 250, 'lagoon', 'sail', 'none', { ...pale, ...wide }),
  'sail-tower': motif(harbourFronts.sailTower, 430, 'bay', 'dhow', 'palms'),
  'garden-towers': motif(harbourFronts.gardenTowers, 310, 'harbour', 'ferry', 'fan-palms', { far: 'towers', ...wide }),
  'river-parliament': motif(harbourFronts.riverParliament, 290, 'river', 'ferry', 'none', { far: 'spires', ...pale, ...wide }),
  'harbour-hall': motif(harbourFronts.harbourHall, 300, 'harbour', 'liner', 'none', { far: 'spires', ...pale, ...wide }),
  baobab: motif(baobab, 360, 'grassland', 'elephants', 'none', pale),
} as const satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs

export const motifNames = Object.keys(motifs) as MotifName[]
