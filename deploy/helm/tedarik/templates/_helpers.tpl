{{- define "tedarik.labels" -}}
app.kubernetes.io/name: tedarik
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
{{- end }}

{{/* The pods of a service, without those of the tools that use its name. */}}
{{- define "tedarik.selector" -}}
{{ include "tedarik.labels" . }}
tedarik/role: service
{{- end }}

{{- define "tedarik.image" -}}
{{ .root.Values.image.registry }}/tedarik-{{ .name }}:{{ .root.Values.image.tag }}
{{- end }}

{{/* Restrictions of every container. */}}
{{- define "tedarik.restrictions" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "tedarik.podRestrictions" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- end }}

{{/* The settings of a service, or of a tool that uses its name (without a mail folder). Addresses and passwords come from its Secret. */}}
{{- define "tedarik.env" -}}
{{- $env := dict "NODE_ENV" "production" "LOG_LEVEL" .root.Values.logLevel "OPS_HOST" "0.0.0.0" "OPS_PORT" "3100" }}
{{- $_ := set $env "PUBLIC_URL" .root.Values.publicUrl }}
{{- $_ := set $env "BRAND_NAME" .root.Values.brandName }}
{{- if not .tool }}
{{- $_ := set $env "MAIL_FOLDER" "/mail" }}
{{- end }}
{{- if eq .name "gateway" }}
{{- $_ := set $env "LOCALE" .root.Values.locale }}
{{- $_ := set $env "TRUSTED_PROXIES" .root.Values.ingress.trustedProxies }}
{{- end }}
{{- range $name, $value := merge (dict) (.service.env | default dict) .root.Values.settings $env }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}
