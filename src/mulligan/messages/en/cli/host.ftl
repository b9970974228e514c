# `mulligan host`.

host-help = make a secret for the host's page
host-description = Makes a new secret for the page of the house's host, where reports are seen, tables closed and profiles banned. The last secret is void from then on. The server may be running.
host-no-house = There is no house in that database yet: “mulligan serve” makes one.
host-secret = The host's page is /host#{ $secret } at the address of the server. Keep it to yourself; it is not shown again.
