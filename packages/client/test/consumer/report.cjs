/** Calls an operation with a key that is known and one that is not, and prints what came of it. */
exports.report = async (client) => {
  const [, , baseUrl] = process.argv;
  const withKey = (apiKey) => new client.AgentInbox({ baseUrl, apiKey });
  const { path } = await withKey('ia_known').identity.whoami();
  const error = await withKey('ia_unknown')
    .identity.whoami()
    .catch((thrown) => thrown);
  const { name, status, stack } = error;
  const isApiError = error instanceof client.ApiError;
  process.stdout.write(
    JSON.stringify({ exports: Object.keys(client).sort(), path, error: { isApiError, name, status, stack } }),
  );
};
