const { report } = require('./report.cjs');

void report(require('agent-inbox-client'));
