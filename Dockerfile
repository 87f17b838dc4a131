# One image for the gateway and the embedded platform; the command says which. docker-compose.yml has both.
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .npmrc ./
COPY schema/package.json schema/
COPY platform/package.json platform/
COPY theme/package.json theme/
COPY languages/package.json languages/
COPY pictures/package.json pictures/
COPY gateway/package.json gateway/
COPY emulator/package.json emulator/
COPY web/package.json web/
COPY stack/package.json stack/
RUN npx -y pnpm@10.34.9 install --frozen-lockfile

FROM packages AS build
COPY . .
RUN node --import tsx stack/bin/build.mjs

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data PLATFORM_DATA=/data/platform NODE_COMPILE_CACHE=/tmp/compile-cache MALLOC_ARENA_MAX=1
COPY --from=build /app /app
RUN mkdir /data /facts && chown node:node /data /facts
USER node
VOLUME /data
CMD ["node", "--conditions=built", "--min-semi-space-size=16", "--max-semi-space-size=16", "--heap-growing-percent=20", "--no-sparkplug", "stack/dist/main.js"]
