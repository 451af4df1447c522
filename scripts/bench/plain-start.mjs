// A plain Express app that renders with React, as `start.ts` compares it: started by Node itself, without a compiler.
import compression from 'compression'
import express from 'express'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

const paragraphs = Array.from({ length: 50 }, (_, key) => createElement('p', { key }, `Paragraph ${key}`))

express()
  .use(compression())
  .use(express.static('dist/client', { index: false }))
  .get('/{*path}', (request, response) => {
    const page = createElement('html', null, createElement('body', null, paragraphs))
    const { pipe } = renderToPipeableStream(createElement(StaticRouter, { location: request.path }, page), {
      onShellReady: () => pipe(response.status(200).type('html')),
    })
  })
  .listen(Number(process.env.PORT), '127.0.0.1')
