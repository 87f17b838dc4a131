FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npx -y pnpm@10.34.9 install --frozen-lockfile && node stack/bin/build.mjs

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
CMD ["node", "--import", "tsx", "stack/src/main.ts"]
