import sharp from 'sharp'
import { abenaLindqvist } from './people/abena-lindqvist.ts'
import { baoCastellane } from './people/bao-castellane.ts'
import { clodaghVarma } from './people/clodagh-varma.ts'
import { desmondNakagawa } from './people/desmond-nakagawa.ts'
import { esenWhitlock } from './people/esen-whitlock.ts'
import { faridMoravec } from './people/farid-moravec.ts'
import { type Portrait, renderPortrait } from './people/portrait.ts'
import { savePicture } from './toolkit/save-picture.ts'

/** The portraits of the team, with their avatars, by the ids in content/team.json. */
const portraits: Readonly<Record<string, Portrait>> = {
  'abena-lindqvist': abenaLindqvist,
  'bao-castellane': baoCastellane,
  'clodagh-varma': clodaghVarma,
  'desmond-nakagawa': desmondNakagawa,
  'esen-whitlock': esenWhitlock,
  'farid-moravec': faridMoravec,
}

/** The square around the head, in pixels of the portrait. */
const avatarCrop = { left: 120, top: 170, width: 720, height: 720 } as const

for (const [id, portrait] of Object.entries(portraits)) {
  const source = await sharp(Buffer.from(renderPortrait(portrait)))
    .png()
    .toBuffer()
  await savePicture({ path: `/images/team/${id}.jpg`, source, width: 720, widths: [320, 480, 720], quality: 56 })
  const avatar = await sharp(source).extract(avatarCrop).toBuffer()
  await savePicture({ path: `/images/avatars/${id}.jpg`, source: avatar, width: 256, widths: [96, 192], quality: 58 })
}
