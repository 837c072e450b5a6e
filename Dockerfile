# The program with its own Node, without a database: it needs DATABASE_URL. One process per core answers, unless
# PROCESSES is set. Run it with --restart unless-stopped, or by deploy/compose.yaml. See docs/operations.md.
ARG BASE=debian:trixie-slim
FROM ${BASE} AS build
RUN apt-get update && apt-get install -y --no-install-recommends binutils ca-certificates npm && rm -rf /var/lib/apt/lists/*
WORKDIR /aulario
COPY . .
# A file of further authorities, for a build behind a proxy that has its own.
ARG NODE_EXTRA_CA_CERTS
# The data of the program are in a volume, its documents in the repository. What only debuggers read is 18 MB of Node.
RUN node scripts/ensure.cjs --release && rm -rf data docs && mkdir data && strip node_modules/node/bin/node

FROM ${BASE}
# The authorities whose certificates mail server, store and payment provider have.
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 990 --home-dir /aulario --shell /usr/sbin/nologin aulario
WORKDIR /aulario
ENV NODE_ENV=production APP_MODE=production NODE_USE_SYSTEM_CA=1 HOST=0.0.0.0 PORT=3000 \
  PATH=/aulario/node_modules/.bin:/aulario/deploy:/usr/local/bin:/usr/bin:/bin
COPY --from=build /aulario ./
# Uploaded files (unless S3_URL is set) and the search index; what is mounted there begins with this owner.
RUN mkdir /backups && chown aulario: data /backups
VOLUME /aulario/data
USER aulario
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "server/start.js"]
