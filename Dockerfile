# The built server has all packages in it but libsql, which has native parts.
FROM node:24-alpine@sha256:d32cdf619f63fe0471182d08996dd516c6275bb5fd31ae06e55a570bd9e1ad43 AS production-dependencies
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS build
WORKDIR /app
# The lockfile comes first, so that a change of the sources keeps the layer of installed packages.
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Which commit the site says that it is: docker build --build-arg SOURCE_COMMIT=$(git rev-parse HEAD)
ARG SOURCE_COMMIT
RUN npm run build
# What the image may hold, for scanners.
RUN npm sbom --package-lock-only --sbom-format=cyclonedx > bom.cdx.json

FROM node:24-alpine@sha256:d32cdf619f63fe0471182d08996dd516c6275bb5fd31ae06e55a570bd9e1ad43 AS final
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/app/data
WORKDIR /app
COPY package.json ./
COPY --from=build /app/bom.cdx.json ./
COPY --from=production-dependencies /app/node_modules/libsql ./node_modules/libsql
COPY --from=production-dependencies /app/node_modules/@libsql ./node_modules/@libsql
COPY --from=production-dependencies /app/node_modules/@neon-rs ./node_modules/@neon-rs
COPY --from=build /app/dist ./dist
# The outbox is all that the process may write; a volume takes its owner from the folder it covers.
RUN mkdir data && chown node:node data
VOLUME /app/data
USER node
EXPOSE 3000
# Without a shell or curl. Whether it serves, not only whether it runs: docs/operating.md, Health and metrics.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
