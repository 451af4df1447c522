import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { film } from './timeline.ts'

type Output = { readonly soundFile: string; readonly file: string }

/** FFmpeg waiting for JPEG frames: High profile and even chroma for every player, the index first so that it starts at once. */
export function startEncoder({ soundFile, file }: Output) {
  const options = [
    ['-y', '-loglevel', 'error'],
    ['-f', 'image2pipe', '-framerate', String(film.framesPerSecond), '-c:v', 'mjpeg', '-i', '-'],
    ['-i', soundFile],
    ['-vf', 'scale=in_range=pc:out_range=tv:out_color_matrix=bt709,format=yuv420p'],
    [
      '-c:v',
      'libx264',
      '-profile:v',
      'high',
      '-preset',
      'slow',
      '-crf',
      '23',
      '-maxrate',
      '2000k',
      '-bufsize',
      '4000k',
      '-aq-mode',
      '3',
    ],
    ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'],
    ['-c:a', 'aac', '-b:a', '128k', '-t', String(film.seconds), '-movflags', '+faststart', file],
  ]
  const encoder = spawn('ffmpeg', options.flat(), { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(encoder, 'close')
  return {
    write: async (frame: Buffer) => {
      if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain')
    },
    finish: async () => {
      encoder.stdin.end()
      const [code] = await ended
      if (code !== 0) throw new Error(`ffmpeg ended with code ${code}; its message stands above`)
    },
  }
}
