import { writeFileSync } from 'node:fs'
import { homeLights, homeTallLights } from './lights/home.ts'
import { industryLights } from './lights/industries.ts'
import { type Lights, toSvg } from './lights/lights.ts'
import { servicesLights } from './lights/services.ts'
import { preparePublicFile } from './toolkit/site-files.ts'

/** `npm run lights`: what shines in the pictures of first screens at dusk. */
const all: readonly Lights[] = [homeLights, homeTallLights, servicesLights, ...industryLights]

for (const lights of all) {
  writeFileSync(preparePublicFile(lights.path), toSvg(lights))
  console.log(lights.path)
}
