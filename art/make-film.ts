import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderCaptions } from './film/captions.ts'
import { startEncoder } from './film/encode.ts'
import { drawFrame } from './film/frame.ts'
import { renderLayers } from './film/layers.ts'
import { composeTrack } from './film/sound.ts'
import { openStage, shoot } from './film/stage.ts'
import { film } from './film/timeline.ts'
import { encodeWav } from './film/wave.ts'
import { savePicture } from './toolkit/save-picture.ts'
import { preparePublicFile } from './toolkit/site-files.ts'

/** `npm run film [-- --poster]`: the film with its captions and poster; with `--poster` only these two, without ffmpeg. */

/** The bridge is lit; the mark is almost complete. */
const posterSecond = 27.9

writeFileSync(preparePublicFile('/media/vision.en.vtt'), renderCaptions())

const folder = mkdtempSync(join(tmpdir(), 'film-'))
const soundFile = join(folder, 'sound.wav')
writeFileSync(soundFile, encodeWav(composeTrack()))

const stage = await openStage(await renderLayers())
const poster = await shoot(stage, drawFrame(posterSecond, { hasTitle: false }))
await savePicture({ path: '/images/about/film-poster.jpg', source: poster, width: 1280, widths: [640, 960, 1280] })

if (!process.argv.includes('--poster')) {
  const encoder = startEncoder({ soundFile, file: preparePublicFile('/media/vision.mp4') })
  const count = film.seconds * film.framesPerSecond
  for (let index = 0; index < count; index++) {
    await encoder.write(await shoot(stage, drawFrame(index / film.framesPerSecond)))
  }
  await encoder.finish()
}
await stage.browser.close()
rmSync(folder, { recursive: true })
