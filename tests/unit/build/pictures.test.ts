import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import sharp from 'sharp'
import supertest from 'supertest'
import { expect, test } from 'vitest'
import { decodeOriginals } from '../../../build/pictures/decode-originals.ts'
import { openPictures } from '../../../build/pictures/open-pictures.ts'
import { readPublicFiles } from '../../../build/pictures/read-originals.ts'
import { picturesPlugin } from '../../../build/pictures-plugin.ts'
import { openDevServer } from '../../support/dev-server.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'

/** 1200 × 1600 pixels of a camera held upright, so 1600 × 1200: sky above grass. It tells the place where it was taken. */
const photograph = readFileSync('tests/fixtures/photograph.jpg')

/** A project with these files in public/, and the sources by which its cache is found. */
function makeProject(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = makeTempFolder()
  for (const name of ['build', 'node_modules', 'shared']) symlinkSync(resolve(name), join(root, name))
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, 'public', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return root
}

async function describe(bytes: Uint8Array) {
  const { format, width, height, exif } = await sharp(bytes).metadata()
  return { format, width, height, exif }
}

test('one photograph is enough for a cover: upright, cut to its shape, in all widths, without metadata', async () => {
  const { madePaths, read } = openPictures(makeProject({ '/images/covers/walk.jpg': photograph }))
  const made = await Promise.all(madePaths.map(async path => [path, await describe(await read(path))]))
  const avif = (width: number, height: number) => ({ format: 'heif', width, height, exif: undefined })
  expect(Object.fromEntries(made)).toEqual({
    '/images/covers/walk.jpg': { format: 'jpeg', width: 1200, height: 675, exif: undefined },
    '/images/covers/walk-240.avif': avif(240, 135),
    '/images/covers/walk-480.avif': avif(480, 270),
    '/images/covers/walk-672.avif': avif(672, 378),
    '/images/covers/walk-800.avif': avif(800, 450),
    '/images/covers/walk-1200.avif': avif(1200, 675),
    // Not enlarged.
    '/images/covers/walk-1800.avif': avif(1600, 900),
    // Its preview picture.
    '/og/images/covers/walk.jpg': { format: 'jpeg', width: 1200, height: 630, exif: undefined },
  })
  const cover = await read('/images/covers/walk.jpg')
  for (const [top, channel, what] of [
    [0, 2, 'blue above'],
    [635, 1, 'green below'],
  ] as const) {
    const strip = await sharp(cover).extract({ left: 0, top, width: 1200, height: 40 }).toBuffer()
    const means = (await sharp(strip).stats()).channels.map(({ mean }) => mean)
    expect(Math.max(...means), what).toBe(means[channel])
  }
})

test('a portrait and a PNG are made as well', async () => {
  const png = await sharp(photograph).autoOrient().png().toBuffer()
  const { read } = openPictures(makeProject({ '/images/team/ada.jpeg': photograph, '/industries/farms.png': png }))
  expect(await describe(await read('/images/team/ada.jpeg'))).toMatchObject({ format: 'jpeg', width: 720, height: 840 })
  expect(await describe(await read('/images/team/ada-320.avif'))).toMatchObject({ width: 320, height: 373 })
  expect(await describe(await read('/industries/farms.png'))).toMatchObject({ format: 'png', width: 850, height: 753 })
})

test('a picture that stands there ready is served as it is, and made anew when another file takes its place', async () => {
  const path = '/images/avatars/ada.jpg'
  const made = openPictures(makeProject({ [path]: photograph }))
  const files = await Promise.all(made.madePaths.map(async path => [path, await made.read(path)] as const))
  const ready = openPictures(makeProject(Object.fromEntries(files)))
  expect(ready.madePaths).toEqual([])
  expect(await ready.read(path)).toEqual(new Map(files).get(path))

  const other = await sharp(photograph).rotate(90).jpeg().toBuffer()
  const { madePaths } = openPictures(makeProject({ ...Object.fromEntries(files), [path]: other }))
  expect(madePaths.toSorted()).toEqual(made.madePaths.toSorted())
})

test('the size of an original is read from its header, as it is shown', () => {
  const png = Buffer.alloc(33)
  png.write('89504e470d0a1a0a0000000d49484452000027100000177008020000', 'hex')
  const root = makeProject({
    '/images/covers/upright.jpg': photograph,
    '/images/covers/huge.png': png,
    '/images/covers/none.jpg': 'This is no picture.',
    '/images/covers/note.txt': 'Nor is this.',
    '/images/logos/ours.png': png,
  })
  expect(readPublicFiles(root).originals).toEqual(
    new Map([
      ['/images/covers/huge.png', { width: 10_000, height: 6000 }],
      ['/images/covers/none.jpg', undefined],
      ['/images/covers/upright.jpg', { width: 1600, height: 1200 }],
    ]),
  )
})

test('a photograph that breaks off is found before a build and stops it with its name', async () => {
  const files = { '/images/avatars/half.jpg': photograph.subarray(0, 9000), '/images/avatars/whole.jpg': photograph }
  const root = makeProject(files)
  const huge = { width: 10_000, height: 6000 }
  const { originals } = readPublicFiles(root)
  const decoded = await decodeOriginals(root, new Map([...originals, ['/images/avatars/huge.png', huge]]))
  expect([...decoded.values()]).toEqual([undefined, { width: 1600, height: 1200 }, huge])
  await expect(openPictures(root).read('/images/avatars/half-96.avif')).rejects.toThrow(
    /^public\/images\/avatars\/half\.jpg cannot be read as a picture \(.+\); save it again as a JPEG or PNG$/s,
  )
})

test('the development server makes what is asked for', async () => {
  const root = makeProject({ '/images/avatars/ada.jpg': photograph })
  const server = await openDevServer(root, picturesPlugin())
  const avif = await supertest(server.middlewares).get('/images/avatars/ada-96.avif').buffer()
  expect(avif.headers['content-type']).toBe('image/avif')
  expect(await describe(avif.body)).toMatchObject({ width: 96 })
  const picture = await supertest(server.middlewares).get('/images/avatars/ada.jpg?t=1')
  expect(picture.headers['content-type']).toBe('image/jpeg')
  expect(await describe(picture.body)).toMatchObject({ width: 256, height: 256 })
  await supertest(server.middlewares).get('/images/avatars/ada-97.avif').expect(404)
})
