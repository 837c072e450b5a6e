# The program without a database: it needs DATABASE_URL. One process per core answers, unless PROCESSES is set. Run it
# with --restart unless-stopped. See docs/operations.md.
FROM node:24-bookworm-slim AS build
WORKDIR /aulario
COPY . .
RUN node scripts/ensure.cjs --build && npm prune --omit=dev --no-save

FROM node:24-bookworm-slim
WORKDIR /aulario
ENV NODE_ENV=production APP_MODE=production HOST=0.0.0.0 PORT=3000
COPY --from=build --chown=node:node /aulario ./
# Uploaded files (unless S3_URL is set) and the search index.
RUN mkdir -p data && chown node:node data
VOLUME /aulario/data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "server/main.ts"]
