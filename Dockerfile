# syntax=docker/dockerfile:1
# Branchline as an image: built with everything, shipped with what is needed to serve.
# A version of Node that is looked after for years; 20.19 or newer will do.
ARG NODE=22-slim

# The sources, compiled: TypeScript to dist/, the web client to web/dist.
FROM node:${NODE} AS build
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund
RUN npx tsc -b && npx vite build web --logLevel warn

# The same tree with the dependencies of production only. No package needs an install script, so none is run.
FROM node:${NODE} AS modules
WORKDIR /app
COPY --from=build /app /app
RUN rm -rf node_modules */node_modules games/*/node_modules \
 && npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
 && npm cache clean --force

FROM node:${NODE}
LABEL org.opencontainers.image.title="Branchline" \
      org.opencontainers.image.description="A home for railway board games" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production \
    BRANCHLINE_HOST=0.0.0.0 \
    BRANCHLINE_PORT=8080 \
    BRANCHLINE_DATA=/var/lib/branchline
# The only folders that are written to, by SQLite and by backups; everything else may be mounted read-only.
RUN mkdir -p /var/lib/branchline /var/lib/branchline-backups && chown node:node /var/lib/branchline /var/lib/branchline-backups
WORKDIR /app
COPY --from=modules --chown=root:root /app /app
USER node
VOLUME /var/lib/branchline
EXPOSE 8080
# Ready, not only alive: it can store moves. Node is the one tool that is in the image for sure.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.BRANCHLINE_PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# SIGTERM finishes what was accepted, then stops.
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "cli/bin/branchline.js"]
CMD ["serve"]
